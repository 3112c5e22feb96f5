// What samples use and the site does not install: frameworks that run elsewhere, and a package that the reference does not document.
declare module 'react-native'
declare module 'expo-secure-store'
declare module '@react-native-async-storage/async-storage'
declare module '@accounts/graphql-api'
