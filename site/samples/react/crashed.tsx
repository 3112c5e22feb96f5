import { Component } from 'react'
import type { ReactNode } from 'react'

export class Crashed extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p role="alert">
        Something went wrong.{' '}
        <button onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </button>
      </p>
    )
  }
}
