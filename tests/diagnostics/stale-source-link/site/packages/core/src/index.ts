/** Starts it. */
export function start(): void {}
