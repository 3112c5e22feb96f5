// What samples use and the site does not install: frameworks that run elsewhere.
declare module 'react-native'
declare module 'expo-secure-store'
declare module '@react-native-async-storage/async-storage'
