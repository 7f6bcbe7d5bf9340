import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Rendered in place of the content after an error. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/**
 * An error boundary: an error inside it does not affect the rest of the page. React supports this only in a class
 * component.
 */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children
  }
}
