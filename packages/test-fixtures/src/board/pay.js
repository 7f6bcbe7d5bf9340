const seen = (id) => document.getElementById(id)
const [, test, id] = /(test-)?(\d+)$/.exec(location.pathname)
const invoice = `/sandbox/api/${test ? 'test-payments' : 'invoices'}/${id}`
const buttons = [...seen('deeds').querySelectorAll('button')]
const words = {
  paid: 'Рахунок уже сплачено.',
  cancelled: 'Рахунок скасовано.',
  refused: 'Платіж скасовано.',
  expired: 'Час на оплату вийшов.',
}

const say = (text) => {
  seen('said').textContent = text
}

const read = async (response) => {
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

const lock = (isLocked) => {
  for (const button of buttons) button.disabled = isLocked
}

const settle = async (deed) => {
  lock(true)
  say('Зачекайте…')
  try {
    const headers = { 'Content-Type': 'application/json' }
    const { url } = await read(await fetch(invoice, { method: 'POST', headers, body: JSON.stringify({ deed }) }))
    location.replace(url)
  } catch {
    say('Не вдалося. Спробуйте ще раз.')
    lock(false)
  }
}

const show = async () => {
  try {
    const { amount_format: amount, status, url } = await read(await fetch(invoice))
    seen('amount').textContent = amount
    seen('deeds').hidden = status !== 'open'
    seen('back').hidden = status === 'open'
    seen('back').href = url
    say(words[status] ?? '')
  } catch {
    seen('title').textContent = 'Такого рахунку немає'
  }
}

if (test) {
  seen('title').textContent = 'Тестовий платіж'
  seen('postpone').hidden = true
}
for (const button of buttons) button.addEventListener('click', () => void settle(button.value))
await show()
