import { isMoving, mayCancel } from '../imports/import-steps.domain.ts'
import { importRow, importStatuses, importTypes } from '../imports/imports.domain.ts'
import { manyOf, oneOf, period, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'

/** The imports that there were. One is opened to read its report, and nobody edits it. */
export const importList = defineSection(importRow)({
  id: 'imports',
  route: 'imports',
  param: 'import',
  namedBy: ['name', 'createdAt'],
  query: {
    status: manyOf(importStatuses),
    type: oneOf(importTypes),
    created: period(),
    sort: sort(['-created_at', 'created_at']),
    size: size(),
  },
  form: {},
  mayEdit: () => false,
  mayOpen: () => true,
  mayCreate: false,
  isInProgress: isMoving,
  commands: {
    copy: { said: 'importRepeated', may: () => true, isKeyed: true, creates: true },
    rollback: {
      may: ({ canRollbackUntil }) => canRollbackUntil !== null,
      needsConfirmation: true,
      isJob: true,
      isKeyed: true,
    },
    cancel: {
      said: 'importStopped',
      may: mayCancel,
      needsConfirmation: true,
      isKeyed: true,
      isDone: (row) => row?.status === 'cancelled',
    },
  },
})
export type ImportList = typeof importList
