const seen = (id) => document.getElementById(id)
const invoice = `/sandbox/api/invoices/${location.pathname.split('/').at(-1)}`
const buttons = [...seen('deeds').querySelectorAll('button')]
const words = { paid: 'Рахунок уже сплачено.', cancelled: 'Рахунок скасовано.' }

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

for (const button of buttons) button.addEventListener('click', () => void settle(button.value))
await show()
