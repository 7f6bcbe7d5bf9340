export const ukKeyCheck = {
  checkingKey: 'Перевіряємо ключ',
  checking: 'Нова Пошта перевіряє ваш ключ',
  checkingText: 'Зазвичай це кілька секунд. Щойно ключ пройде перевірку, можна буде додати відправника.',
  passed: 'Ключ пройшов перевірку',
  goOn: 'До наступного кроку',
  keyRefused: 'Нова Пошта не прийняла ключ',
  seeKeys: 'До ключів',
} as const

export type KeyCheckText = keyof typeof ukKeyCheck

export const enKeyCheck: Readonly<Record<KeyCheckText, string>> = {
  checkingKey: 'Key being checked',
  checking: 'Nova Poshta is checking your key',
  checkingText: 'It usually takes a few seconds. Once the key has passed, you can add a sender.',
  passed: 'The key has passed the check',
  goOn: 'To the next step',
  keyRefused: 'Nova Poshta refused the key',
  seeKeys: 'To the keys',
}
