import { Component, Fragment, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
}

interface BoundaryState {
  readonly error: string | undefined
  /** Counts the attempts: another number is another component to React, which begins with a fresh state. */
  readonly attempt: number
}

/** Keeps a crash to the island that it happened in. */
export class IslandBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, attempt: 0 }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { error, attempt } = this.state
    if (error === undefined) return <Fragment key={attempt}>{this.props.children}</Fragment>
    return (
      <div className="docgen-island-failure" role="alert">
        <p>{DOCGEN_WORDS.pageCrashed}</p>
        <p>{error}</p>
        <button type="button" onClick={() => this.setState({ error: undefined, attempt: attempt + 1 })}>
          {DOCGEN_WORDS.tryAgain}
        </button>
      </div>
    )
  }
}
