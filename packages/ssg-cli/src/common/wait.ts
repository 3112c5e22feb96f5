/** Waits for what code of authors promises, which may never come. `what` says whose promise it is, and begins a sentence. */
export type Wait = <Made>(promised: Made | PromiseLike<Made>, what: string) => Promise<Made>

/** For as long as it takes. */
export const waitForever: Wait = async (promised) => promised
