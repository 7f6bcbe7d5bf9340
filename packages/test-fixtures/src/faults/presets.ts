import type { Fault } from './fault.ts'

/** Common faults that the board offers as one-click buttons. */
export const faultPresets: readonly { readonly name: string; readonly fault: Fault }[] = [
  { name: 'Everything answers 500', fault: { kind: 'status', status: 500, path: '/*', count: null } },
  { name: 'Down for maintenance (503)', fault: { kind: 'status', status: 503, path: '/*', count: null } },
  { name: 'Token refused (401)', fault: { kind: 'status', status: 401, path: '/*', count: null } },
  { name: 'Too many requests (429)', fault: { kind: 'status', status: 429, path: '/*', count: null } },
  { name: 'Every answer 3 s late', fault: { kind: 'delay', ms: 3000, path: '/*', count: null } },
  { name: 'No answer at all', fault: { kind: 'hang', path: '/*', count: null } },
  { name: 'Connection cut before the server', fault: { kind: 'reset-before', path: '/*', count: null } },
  { name: 'Next change done, its answer lost', fault: { kind: 'applied-then-reset', method: 'POST', path: '/*' } },
  { name: 'Next change done, answered 500', fault: { kind: 'applied-then-500', method: 'POST', path: '/*' } },
  {
    name: 'Settings unreadable',
    fault: { kind: 'malformed-json', method: 'GET', path: '/admin-suppliers/v1/settings', count: null },
  },
  { name: 'Login page instead of data', fault: { kind: 'html-200', method: 'GET', path: '/*', count: null } },
  {
    name: 'The carrier answers 5 s late',
    fault: { kind: 'delay', ms: 5000, path: '/admin-suppliers/v1/deliveries/*', count: null },
  },
  {
    name: 'The carrier acts, and its next answer is lost',
    fault: { kind: 'applied-then-reset', method: 'POST', path: '/admin-suppliers/v1/deliveries/*' },
  },
  {
    name: 'The third picture of a product fails',
    fault: { kind: 'status', status: 500, method: 'POST', path: '/admin-suppliers/v1/products/*/images', nth: 3 },
  },
  {
    name: 'Pictures of products arrive 5 s late',
    fault: { kind: 'delay', ms: 5000, method: 'POST', path: '/admin-suppliers/v1/products/*/images', count: null },
  },
]
