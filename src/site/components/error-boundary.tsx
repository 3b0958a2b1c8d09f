import * as React from 'react'

type Props = {
  /** What is shown in place of what failed. */
  fallback: (error: Error) => React.ReactNode
  children: React.ReactNode
}

type State = { error: Error | undefined }

/** Catches what fails while a page is rendered. React logs the error itself. */
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
