const seen = (id) => document.getElementById(id)
const supplierId = Number(new URLSearchParams(location.search).get('start'))
const buttons = [...seen('deeds').querySelectorAll('button')]

const say = (text) => {
  seen('said').textContent = text
}

const tell = async (success) => {
  for (const button of buttons) button.disabled = true
  try {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ supplierId, success })
    const response = await fetch('/sandbox/api/telegram', { method: 'POST', headers, body })
    if (!response.ok) throw new Error(String(response.status))
    say(success ? 'Підключено. Можна повертатися до панелі.' : 'У підключенні відмовлено.')
  } catch {
    say('Не вдалося. Спробуйте ще раз.')
  } finally {
    for (const button of buttons) button.disabled = false
  }
}

for (const button of buttons) button.addEventListener('click', () => void tell(button.value === 'start'))
seen('deeds').hidden = !(supplierId > 0)
say(supplierId > 0 ? `Постачальник № ${supplierId}` : 'Відкрийте бота за посиланням із панелі.')
