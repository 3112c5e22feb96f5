/** A function that says what it was made with. */
export interface MadeWith {
  readonly madeWith: unknown
}

/**
 * Says what a function that stands in another function was made with: all values of that one that it uses. docgen cannot see them, so without this
 * a page or file that the function makes is made again after every change of the config. Data, functions and components count, as in options.
 */
export function madeWith<Made extends object>(values: unknown, made: Made): Made & MadeWith {
  return Object.assign(made, { madeWith: values })
}
