import * as v from 'valibot'

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const labels: Readonly<Record<string, string>> = {
  agreement: 'Згода',
  amount: 'Сума',
  avatar: 'Аватар',
  body: 'Текст',
  client_key: 'Ключ запиту',
  code: 'Код',
  comment: 'Коментар',
  country: 'Країна',
  description: 'Опис',
  email: 'Електронна пошта',
  firstname: 'Ім’я',
  holder: 'Отримувач',
  iban: 'IBAN',
  image: 'Зображення',
  lastname: 'Прізвище',
  manager_telegram_username: 'Юзернейм менеджера',
  page: 'Сторінка',
  password: 'Пароль',
  password_confirmation: 'Підтвердження пароля',
  referral_code: 'Код запрошення',
  requisites_id: 'Реквізити',
  search: 'Пошук',
  settings: 'Налаштування',
  store_name: 'Назва магазину',
  supplier_manager_contact: 'Контакт менеджера',
  supplier_np_api_key: 'Ключ API',
  telephone: 'Телефон',
  transfer_direction: 'Напрямок переказу',
  version: 'Версія',
}

const complaints: Readonly<Record<string, string>> = {
  agreement: 'Потрібна згода з умовами.',
  amount: 'Сума має бути більшою за 0 і мати не більше двох знаків після коми.',
  avatar: 'Аватар має бути зображенням PNG, JPEG або WebP до 5 МБ.',
  body: 'Не більше 20 000 символів.',
  code: 'Код має містити від 4 до 6 цифр.',
  comment: 'Не більше 200 символів.',
  email: 'Введіть коректну електронну пошту.',
  firstname: 'Ім’я має містити від 2 до 50 символів.',
  holder: 'Отримувач має містити від 2 до 100 символів.',
  iban: 'Неправильний IBAN',
  image: 'Зображення має бути PNG, JPEG або WebP до 5 МБ.',
  lastname: 'Прізвище має містити від 2 до 50 символів.',
  manager_telegram_username: 'Введіть юзернейм з @ або номер телефону.',
  password: 'Пароль має містити щонайменше 8 символів, літеру та цифру.',
  password_confirmation: 'Паролі не збігаються.',
  telephone: 'Введіть коректний номер телефону.',
}

type Errors = Readonly<Record<string, readonly string[]>>

const isMissing = (input: unknown) => input === undefined || input === null || input === ''

const complaintAbout = (field: string, input: unknown) =>
  isMissing(input)
    ? `Поле «${labels[field] ?? field}» є обов’язковим.`
    : (complaints[field] ?? `Значення поля «${labels[field] ?? field}» некоректне.`)

const headline = (errors: Errors) => {
  const [first = 'Надані дані некоректні.', ...more] = Object.values(errors).flat()
  return more.length > 0 ? `${first} (і ще помилок: ${more.length})` : first
}

export const ok = (body: unknown = {}): Reply => ({ status: 200, body })

/** A 422 reply with messages per field, and the first of them as the headline. */
export const refused = (errors: Errors): Reply => ({ status: 422, body: { message: headline(errors), errors } })

/** Turns schema issues into Laravel’s reply to an invalid body, with one message per field. */
export const invalid = (issues: readonly v.BaseIssue<unknown>[]): Reply => {
  const errors: Record<string, readonly string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    errors[field] ??= [complaintAbout(field, issue.path?.at(-1)?.value)]
  }
  return refused(errors)
}

export const message = (status: number, text: string): Reply => ({ status, body: { message: text } })

export const unauthenticated = message(401, 'Unauthenticated.')

type Fields = Readonly<Record<string, unknown>>

/** A 409 reply: the record is in a state that does not allow it. */
export const wrongState = (text: string, details?: Fields): Reply => ({
  status: 409,
  body: { message: text, code: 'wrong_state', ...(details && { details }) },
})

/** A 409 reply: the record has changed since the client has read it. */
export const stale = (current: Fields): Reply => ({
  status: 409,
  body: { message: 'Запис змінився.', code: 'stale', current },
})

/** A 429 reply with the seconds to wait. */
export const tooMany = (wait: number): Reply => ({
  status: 429,
  body: { message: `Забагато спроб. Спробуйте ще раз через ${wait} с.` },
  headers: { 'Retry-After': String(wait) },
})

const standard: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  419: 'CSRF token mismatch.',
  422: 'Надані дані некоректні.',
  429: 'Too Many Attempts.',
  500: 'Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Laravel’s default body for a status. */
export const standardBody = (status: number): unknown => ({ message: standard[status] ?? 'Server Error' })
