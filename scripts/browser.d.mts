export declare const headlessShell: string
/** The path of a Chromium or Chrome; `undefined` where there is none. */
export declare function findBrowser(env?: NodeJS.ProcessEnv, preferred?: readonly string[]): string | undefined
