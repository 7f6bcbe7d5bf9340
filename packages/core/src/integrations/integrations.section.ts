import { isAmong } from '../kernel/word.ts'
import { choice, many } from '../kit/fields/choice-fields.domain.ts'
import { pick } from '../kit/fields/pick-fields.domain.ts'
import { at, secret, sensitive, text } from '../kit/fields/record-fields.domain.ts'
import { paramsIn } from '../kit/list/address.domain.ts'
import { manyOf, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import {
  directions,
  events,
  hasSecret,
  type Integration,
  integrationKinds,
  integrationRow,
  integrationStatuses,
  isOfMarket,
  movedBy,
  scopes,
  usuallyMoved,
} from './integrations.domain.ts'

const lostIn = (deliveries: Integration['deliveries']) => deliveries.find(({ isDelivered }) => !isDelivered)
const isSettled = (status: Integration['status']): boolean =>
  isAmong(integrationStatuses, status) && status !== 'checking'
const isOn = ({ status }: Integration): boolean => status === 'active' || status === 'error'

export const integrations = defineSection(integrationRow)({
  id: 'integrations',
  route: 'integrations',
  param: 'integration',
  namedBy: ['title'],
  pages: { create: 'integration-create', edit: 'integration-edit' },
  query: {
    search: search(),
    status: manyOf(integrationStatuses),
    kind: manyOf(integrationKinds),
    sort: sort(['title', '-title']),
    size: size(),
  },
  form: {
    kind: choice(integrationKinds),
    title: text({ required: true, min: 2, max: 100 }),
    store: pick('stores'),
    credential: secret({ max: 200 }),
    // The address of a webhook often carries its token, so no draft holds it.
    url: sensitive({
      max: 500,
      input: 'url',
      rule: (typed) => (/^https:\/\/[^\s/]+\.[^\s]+$/.test(typed.trim()) ? null : { key: 'imports.linkRule' }),
    }),
    directions: many(directions),
    events: many(events),
    scopes: many(scopes),
  },
  groups: { main: ['kind', 'title', 'store'], access: ['credential', 'url'], what: ['directions', 'events', 'scopes'] },
  // The kind says which fields there are, and never changes.
  statesOf: ({ kind }, row) => ({
    ...(row !== null && { kind: 'locked' as const }),
    ...(!isOfMarket(kind) && {
      store: 'hidden' as const,
      credential: 'hidden' as const,
      directions: 'hidden' as const,
    }),
    ...(kind !== 'webhook' && { url: 'hidden' as const, events: 'hidden' as const }),
    ...(kind !== 'token' && { scopes: 'hidden' as const }),
  }),
  mistakesOf: ({ kind, credential, url, ...values }, row) => ({
    ...at('credential', isOfMarket(kind) && row === null && credential === '' ? { key: 'kit.required' } : null),
    ...at('url', kind === 'webhook' && url === '' ? { key: 'kit.required' } : null),
    ...at(movedBy(kind), values[movedBy(kind)].length === 0 ? { key: 'integrations.movesNothing' } : null),
  }),
  mayEdit: ({ kind }) => isAmong(integrationKinds, kind),
  initialValues: ({ search = '' }) => {
    const kind = integrationKinds.find((one) => one === paramsIn(search).get('kind'))
    return kind ? { kind, ...usuallyMoved[kind] } : {}
  },
  savedLocation: ({ id }, isNew) => (isNew ? { to: 'integration-edit', params: { id } } : null),
  isInProgress: ({ status }) => status === 'checking',
  commands: {
    sync: {
      may: ({ kind, status }) => isOfMarket(kind) && status === 'active',
      isJob: true,
      form: { direction: choice(['all', 'here', 'there']) },
    },
    check: { said: 'checked', may: ({ kind, status }) => isOfMarket(kind) && isSettled(status) },
    test: { said: 'testSent', may: ({ kind, status }) => kind === 'webhook' && isSettled(status) },
    // The newest that failed, or the one that the address names.
    again: {
      said: 'sentAgain',
      may: ({ deliveries }) => lostIn(deliveries) !== undefined,
      form: { delivery: text({ max: 100 }) },
      statesOf: () => ({ delivery: 'absent' }),
      initialValuesOf: ({ deliveries }) => ({ delivery: lostIn(deliveries)?.id ?? '' }),
      initialValues: ({ hash = '' }) => (hash === '' ? {} : { delivery: hash.slice(1) }),
    },
    // The secret is in the answer alone: a dialog shows it once.
    rotate: {
      said: 'secretMade',
      may: ({ kind }) => hasSecret(kind),
      needsConfirmation: true,
      isKeyed: true,
      unclear: { key: 'integrations.secretUnclear' },
    },
    pause: { said: 'paused', may: isOn, isDone: (row) => row?.status === 'paused' },
    resume: {
      said: 'resumed',
      may: ({ status }) => status === 'paused',
      isDone: (row) => row !== null && row.status !== 'paused',
    },
    remove: {
      said: 'removed',
      may: () => true,
      form: { products: choice(['keep', 'hide']) },
      isDone: (row) => row === null,
    },
  },
})
export type Integrations = typeof integrations
