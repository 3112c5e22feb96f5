/** Milliseconds that a host of the author's has for its answer: on a slow connection to open one takes two seconds alone. */
export const patience = 6000
