/** Of core. */
export interface State {
  /** How it is called. */
  core: string
}
/** Shown. */
export declare class Widget {}
