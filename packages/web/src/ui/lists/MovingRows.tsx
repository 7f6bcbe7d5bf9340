import { Component, createRef, type ReactNode } from 'react'
import { keysOfRows } from '../keyboard/row-keys.ts'
import { isMoving, type Places, placesOf, slideRows } from '../motion/row-motion.ts'
import { body } from './Table.styles.ts'

interface MovingRowsProps {
  readonly ids: readonly string[]
  /** The query of the rows; those of another one take the place of the shown ones at once. */
  readonly query: unknown
  readonly children: ReactNode
}

/**
 * The body of a table, in which rows move to their new places. React tells only a class component that an element is
 * about to change, while the rows can still be measured.
 */
export class MovingRows extends Component<MovingRowsProps> {
  private readonly rows = createRef<HTMLTableSectionElement>()
  private free: (() => void) | undefined

  override componentDidMount() {
    this.free = keysOfRows(this.rows.current)
  }

  override getSnapshotBeforeUpdate(before: MovingRowsProps): Places | null {
    const { ids, query } = this.props
    const { current } = this.rows
    return current && before.query === query && isMoving(before.ids, ids) ? placesOf(current) : null
  }

  override componentDidUpdate(_before: MovingRowsProps, _state: object, places: Places | null) {
    if (this.rows.current && places) slideRows(this.rows.current, places)
  }

  override componentWillUnmount() {
    this.free?.()
  }

  override render() {
    return (
      <tbody ref={this.rows} className={body}>
        {this.props.children}
      </tbody>
    )
  }
}
