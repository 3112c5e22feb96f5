/** Of react. */
export interface State {
  /** How it is called. */
  react: string
}
export { Widget } from '@kit/core'
