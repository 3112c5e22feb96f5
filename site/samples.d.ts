// What samples use and the site does not install: frameworks that run elsewhere.
declare module 'react-native'
declare module 'expo-secure-store'
declare module '@react-native-async-storage/async-storage'

// Next.js takes 250 MB: these few declarations stand for it.
declare module 'next/headers' {
  export function headers(): Promise<Pick<Headers, 'get'>>
}
declare module 'next/navigation' {
  export function redirect(path: string): never
}
declare module 'next/server' {
  export class NextResponse extends Response {
    static next(init?: { request?: { headers?: Headers } }): NextResponse
  }
}
