import * as React from 'react'

type Props = {
  /** Rendered instead of the children when one of them throws. */
  fallback: (error: Error) => React.ReactNode
  children: React.ReactNode
}

type State = { error: Error | undefined }

/** Catches errors of rendering. React logs them. */
export class ErrorBoundary extends React.Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}
