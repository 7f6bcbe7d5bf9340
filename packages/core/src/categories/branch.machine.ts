import { setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { failureIn, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Category } from './categories.domain.ts'
import type { CategoriesPort } from './categories.port.ts'

/** Sent to the owner after each reading. */
export type BranchRead =
  | { readonly type: 'branch.read'; readonly id: string; readonly children: readonly Category[] }
  | { readonly type: 'branch.failed'; readonly id: string; readonly failure: Failure }

export interface BranchInput {
  readonly app: AppRef
  readonly owner: { send(event: BranchRead): void }
  readonly id: string
}

/** Reads the children of one category, so that several branches can open at the same time. */
export const branchMachine = setup({
  types: {
    input: {} as BranchInput,
    context: {} as BranchInput,
    events: {} as { type: 'refresh.requested' },
    tags: {} as 'busy',
  },
  actors: {} as Readings<Pick<CategoriesPort, 'fetchChildren'>>,
  actions: {
    reportChildren: ({ context: { owner, id } }, children: readonly Category[]) =>
      owner.send({ type: 'branch.read', id, children }),
    reportFailure: ({ context: { owner, id } }, failure: Failure) => owner.send({ type: 'branch.failed', id, failure }),
    notifyApp,
  },
}).createMachine({
  id: 'categoryBranch',
  context: ({ input }) => input,
  initial: 'reading',
  on: { 'refresh.requested': '.reading' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchChildren',
        src: 'fetchChildren',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: hasFailed,
            target: 'settled',
            actions: [{ type: 'reportFailure', params: failureIn }, logFault('categories')],
          },
          { target: 'settled', actions: { type: 'reportChildren', params: valueIn } },
        ],
      },
    },
    settled: {},
  },
})
