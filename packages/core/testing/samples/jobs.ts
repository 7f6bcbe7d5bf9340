/** A job that has not begun. */
export const queuedJob = {
  id: 'job',
  title: '',
  status: 'queued',
  processed: 0,
  total: 9,
  failed: 0,
  done: 0,
  unchanged: 0,
  undoUntil: null,
  isCancellable: true,
  clientKey: 'key',
  version: 1,
  file: null,
  error: null,
} as const
