const seen = (id) => document.getElementById(id)
const time = (at) => new Date(at).toLocaleTimeString()
const hryvnias = (kopecks) => (kopecks / 100).toFixed(2)

const say = (words, isBad = false) => {
  seen('said').textContent = words
  seen('said').classList.toggle('bad', isBad)
}

/** Asks the control API; words of trouble appear above the board. */
const ask = async (method, path, body) => {
  const response = await fetch(`/sandbox/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message ?? `status ${response.status}`)
  return answer
}

const element = (name, text, ...children) => {
  const made = document.createElement(name)
  if (text !== null) made.textContent = text
  made.append(...children)
  return made
}

const button = (text, deed) => {
  const made = element('button', text)
  made.type = 'button'
  made.addEventListener('click', () => act(deed))
  return made
}

const link = (href, text) => {
  const made = element('a', text)
  made.href = href
  return made
}

/** What a supplier reads when the money does not come. */
const reasonFor = (status) =>
  ({ rejected: { reason: 'Реквізити не пройшли перевірку' }, failed: { reason: 'Банк отримувача не відповідає' } })[
    status
  ]

const row = (...parts) =>
  element('li', null, ...parts.map((part) => (part instanceof Node ? part : element('span', part))))

/** Replaces children only when something is different, so that what is selected stays so. */
const fill = (id, key, make) => {
  const place = seen(id)
  const mark = JSON.stringify(key)
  if (place.dataset.mark === mark) return
  place.dataset.mark = mark
  place.replaceChildren(...make())
}

const options = (select, values) => {
  const mark = JSON.stringify(values)
  if (select.dataset.mark === mark) return
  const { value } = select
  select.dataset.mark = mark
  select.replaceChildren(
    ...values.map(([known, label]) => {
      const made = element('option', label)
      made.value = known
      return made
    }),
  )
  if (value !== '') select.value = value
}

let texts = {}
const showHolds = () => {
  seen('holds').textContent = texts[seen('scenario').elements.name.value] ?? ''
}

/** The panel finds the session where signing in would have put it. */
const signInAs = async ({ telephone, password }) => {
  const response = await fetch('/api/admin-suppliers/v3/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Session': 'supplier', 'Accept-Language': 'uk' },
    body: JSON.stringify({ telephone, password }),
  })
  if (!response.ok) throw new Error(`Signing in: status ${response.status}`)
  localStorage.setItem('user', await response.text())
  location.assign('/')
}

const showSwitches = (switches) => {
  for (const field of seen('switches').elements) {
    if (field === document.activeElement) continue
    const value = switches[field.name]
    if (field.type === 'checkbox') field.checked = value
    else field.value = value ?? ''
  }
}

const callRow = ({ at, method, path, search, status, session, authorized, fields }) =>
  element(
    'tr',
    null,
    ...[
      time(at),
      `${method} ${path}${search}`,
      status ?? '…',
      session ?? 'none',
      authorized ? 'yes' : 'no',
      fields.join(', '),
    ].map((text) => element('td', String(text))),
  )

const show = (state) => {
  const pushed = state.offset === 0 ? '' : ` (moved by ${Math.round(state.offset / 1000)} s)`
  seen('clock').textContent = `${new Date(state.now).toLocaleString()}${pushed} · ${state.scenario}`
  options(
    seen('scenario').elements.name,
    state.scenarios.map((name) => [name, name]),
  )
  texts = state.scenarioTexts
  showHolds()
  fill('presets', state.faultPresets, () =>
    state.faultPresets.map(({ name, fault }) => button(name, () => ask('POST', '/faults', fault))),
  )
  options(
    seen('fault').elements.kind,
    state.faultKinds.map((kind) => [kind, kind]),
  )
  for (const form of ['event', 'money', 'key-end', 'sale']) {
    options(
      seen(form).elements.supplier,
      state.suppliers.map(({ id, telephone }) => [id, `${id} · ${telephone}`]),
    )
  }
  const { cost } = seen('cost').elements
  if (cost !== document.activeElement) cost.value = hryvnias(state.cost)
  fill('inbox', state.inbox, () =>
    state.inbox.map((sms) => row(time(sms.at), sms.telephone, sms.text, element('strong', sms.code))),
  )
  fill('suppliers', state.suppliers, () =>
    state.suppliers.map((one) =>
      row(
        `#${one.id}`,
        one.telephone,
        one.password,
        one.store_name ?? 'no store',
        `${hryvnias(one.main)} + ${hryvnias(one.service)}`,
        one.subscribed ? 'subscribed' : 'not subscribed',
        element('strong', one.sessions > 0 ? `signed in (${one.sessions})` : 'out'),
        button(`Sign in as ${one.firstname ?? one.telephone}`, () => signInAs(one)),
      ),
    ),
  )
  fill('faults', state.faults, () =>
    state.faults.map(({ id, fault, hits }) =>
      row(
        JSON.stringify(fault),
        `${hits} hits`,
        button('Take away', () => ask('DELETE', `/faults/${id}`)),
      ),
    ),
  )
  fill('connections', state.connections, () =>
    state.connections.map(({ socketId, channels }) => row(socketId, channels.join(', ') || 'no channels')),
  )
  fill('invoices', state.invoices, () =>
    state.invoices.map(({ id, supplierId, amount_format: amount }) =>
      row(
        `#${supplierId}`,
        link(`/sandbox/pay/${id}`, `invoice ${id}`),
        element('strong', amount),
        ...['pay', 'postpone', 'cancel'].map((deed) => button(deed, () => ask('POST', `/invoices/${id}`, { deed }))),
      ),
    ),
  )
  fill('payouts', state.payouts, () =>
    state.payouts.map(({ id, supplierId, amount, status, next }) =>
      row(
        `#${supplierId}`,
        `payout ${id}`,
        element('strong', hryvnias(amount)),
        status,
        ...next.map((to) => button(to, () => ask('POST', `/payouts/${id}`, { status: to, ...reasonFor(to) }))),
      ),
    ),
  )
  fill('ledger', state.ledger, () =>
    state.ledger.map((move) =>
      row(time(move.at), `#${move.supplierId}`, move.kind, element('strong', hryvnias(move.amount))),
    ),
  )
  fill('requests', state.requests, () => state.requests.map(callRow))
  showSwitches(state.switches)
  seen('carrier-now').textContent = `Now: ${state.carrier}`
  seen('chats-now').textContent = `Now: ${state.chats}`
  seen('buyers-now').textContent = `Now: ${state.buyers}`
  seen('pictures').checked = state.arePicturesAway
  seen('numbered').checked = state.areEventsNumbered
  seen('provider-now').textContent = `Now: ${state.provider.state}`
}

const refresh = async () => show(await ask('GET', '/state'))

const act = async (deed) => {
  try {
    await deed()
    say(`Done at ${new Date().toLocaleTimeString()}`)
    await refresh()
  } catch (error) {
    say(error.message, true)
  }
}

const onSubmit = (id, deed) =>
  seen(id).addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.target, event.submitter))
    void act(() => deed(fields))
  })

onSubmit('scenario', ({ name, fresh }) =>
  fresh ? ask('POST', '/reset', { scenario: name }) : ask('POST', '/scenario', { name }),
)
onSubmit('move', ({ amount, unit }) => ask('POST', '/clock', { move: Number(amount) * Number(unit) }))
onSubmit('fault', ({ kind, method, path, nth, count, more }) =>
  ask('POST', '/faults', {
    kind,
    path,
    nth: Number(nth || 1),
    count: count === '' ? null : Number(count),
    ...(method && { method }),
    ...(more.trim() && JSON.parse(more)),
  }),
)
onSubmit('event', ({ supplier, data, do: what }) => {
  const supplierId = Number(supplier)
  if (what === 'change') return ask('POST', `/suppliers/${supplierId}`, JSON.parse(data))
  if (what === 'connected') return ask('POST', '/telegram', { supplierId, success: true })
  if (what === 'failed') return ask('POST', '/telegram', { supplierId, success: false })
  const channel = `private-customer.${supplierId}`
  return ask('POST', '/events', { channel, event: 'customer.change', data: JSON.parse(data) })
})
onSubmit('money', ({ supplier, purse, amount, do: what }) =>
  what === 'change'
    ? ask('POST', `/suppliers/${supplier}/money`, { purse, amount: Math.round(Number(amount) * 100) })
    : ask('POST', `/suppliers/${supplier}`, { subscribed: what === 'subscribe' }),
)
onSubmit('cost', ({ cost }) => ask('POST', '/cost', { cost: Math.round(Number(cost) * 100) }))
onSubmit('frame', ({ raw }) => ask('POST', '/sockets/frame', { raw }))
onSubmit('close', ({ code, do: what }) =>
  what === 'close' ? ask('POST', '/sockets/close', { code: Number(code) }) : ask('POST', '/sockets/terminate', {}),
)
onSubmit('auth', ({ kind }) =>
  ask('POST', '/sockets/auth', {
    kind,
    ...(kind === 'status' && { status: 500 }),
    ...(kind === 'late' && { ms: 5000 }),
  }),
)
onSubmit('key-end', ({ supplier, days }) => ask('POST', `/suppliers/${supplier}/key-end`, { days: Number(days) }))
onSubmit('sale', ({ supplier, product, pieces }) =>
  ask('POST', `/suppliers/${supplier}/sale`, { product, pieces: Number(pieces) }),
)
for (const who of ['carrier', 'provider']) onSubmit(who, ({ state, code }) => ask('PUT', `/${who}`, { state, code }))
onSubmit('price-list', ({ state }) => ask('PUT', '/price-list', { state }))
onSubmit('outside', ({ state }) => ask('PUT', '/outside', { isAway: state === 'away' }))
onSubmit('carrier-pace', ({ state, seconds }) => ask('PUT', '/carrier-pace', { state, ms: Number(seconds) * 1000 }))
onSubmit('carrier-code', ({ supplier, order, code }) =>
  ask('POST', `/suppliers/${supplier}/carrier-code`, { order, code }),
)
onSubmit('carrier-script', ({ codes }) =>
  ask('PUT', '/carrier-script', {
    codes: codes
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((one) => one.split(':'))
      .map(([minutes, code = '']) => ({ after: Number(minutes) * 60_000, code })),
  }),
)
onSubmit('buyers', ({ pace }) => ask('PUT', '/buyers', { pace }))
onSubmit('buy', ({ supplier, count }) => ask('POST', `/suppliers/${supplier}/orders`, { count: Number(count) }))
onSubmit('chat', ({ supplier, room, count, do: deed }) =>
  deed === 'messages'
    ? ask('POST', `/suppliers/${supplier}/chats/${room}/messages`, { count: Number(count) })
    : ask('POST', `/suppliers/${supplier}/chats/${room}/close`, {
        why: deed === 'close' ? 'Чат закрито модератором.' : null,
      }),
)
onSubmit('chat-answers', ({ seconds }) =>
  ask('PUT', '/chat-answers', { after: seconds === '' ? null : Number(seconds) * 1000 }),
)
onSubmit('chat-echoes', ({ state }) => ask('PUT', '/chat-echoes', { state }))
onSubmit('review', ({ supplier }) => ask('POST', `/suppliers/${supplier}/reviews`, {}))
onSubmit('moderation', ({ verdict, fields }) =>
  ask(
    'PUT',
    '/moderation',
    verdict === 'reject' ? { verdict, fields: fields.split(/[\s,]+/).filter(Boolean) } : { verdict },
  ),
)
onSubmit('switches', () => {})
seen('pictures').addEventListener('change', ({ target }) =>
  act(() => ask('PUT', '/pictures', { areAway: target.checked })),
)
seen('numbered').addEventListener('change', ({ target }) =>
  act(() => ask('PUT', '/numbered-events', { isOn: target.checked })),
)

seen('switches').addEventListener('change', ({ target }) => {
  const isNumber = target.type === 'number'
  const text = isNumber ? Number(target.value) : target.value
  const value = target.type === 'checkbox' ? target.checked : target.value === '' ? null : text
  target.blur()
  void act(() => ask('PUT', '/sockets/switches', { [target.name]: value }))
})
seen('scenario').elements.name.addEventListener('change', showHolds)
seen('clear-faults').addEventListener('click', () => act(() => ask('DELETE', '/faults')))

const follow = async () => {
  try {
    if (!document.hidden) await refresh()
  } catch (error) {
    say(`The sandbox does not answer: ${error.message}`, true)
  }
  setTimeout(follow, 1000)
}
void follow()
