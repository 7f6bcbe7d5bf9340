import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { opened } from '../../testing/opened.tsx'

const open = (href: string) => opened({ href, fetch: createSandbox().fetch })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string | RegExp) => screen.findByLabelText(name) as Promise<HTMLInputElement>
const type = async (name: string | RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

describe('the main page', () => {
  it('leads to the code form, and from there into the panel', async () => {
    open('/orders')
    await heading('Вхід для постачальників')
    await type('Номер телефону', '+38 067 111 22 33')
    expect((await field('Номер телефону')).value).toBe('(067)-111-22-33')
    press('Отримати код')
    await heading('Введіть код')
    expect(screen.getByText('+380 67 111 22 33')).not.toBe(null)
    expect(screen.getByText('Надіслати код ще раз через 1:00')).not.toBe(null)
    await type('Код із SMS', 'код 1234')
    await waitFor(() => expect(document.title).toMatch(/^Suppliers (\(\d+\) )?· Головна$/))
    expect(await screen.findByText('Що зробити')).not.toBe(null)
  })

  it('shows an error at the number and focuses it', async () => {
    open('/auth/login')
    await type('Номер телефону', '067')
    press('Отримати код')
    expect(screen.getByText('Введіть номер телефону повністю')).not.toBe(null)
    expect(document.activeElement).toBe(await field('Номер телефону'))
    expect((await field('Номер телефону')).value).toBe('(067')
  })

  it('offers countries, and says when none match', async () => {
    open('/auth')
    await heading('Вхід для постачальників')
    press('Код країни: Україна +38. Змінити')
    await screen.findAllByRole('option')
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zzz' } })
    expect(await screen.findAllByText('немає даних')).not.toEqual([])
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Польща' } })
    fireEvent.click(await screen.findByRole('option', { name: /Польща/ }))
    expect(screen.queryByRole('listbox')).toBe(null)
    expect(screen.getByRole('button', { name: 'Код країни: Польща +48. Змінити' })).not.toBe(null)
  })

  it('switches between English and Ukrainian', async () => {
    open('/auth')
    await heading('Вхід для постачальників')
    press('English')
    await heading('Sign in for suppliers')
    press('Українська')
    expect(await heading('Вхід для постачальників')).not.toBe(null)
  })
})

describe('signing in with a password', () => {
  it('keeps the typed number, can show the password, and keeps both after an error', async () => {
    open('/auth')
    await type('Номер телефону', '0671112233')
    follow('Увійти за паролем')
    await heading('Вхід за паролем')
    expect((await field('Номер телефону')).value).toBe('(067)-111-22-33')
    await type('Пароль', 'wrong')
    press('Показати пароль')
    expect((await field('Пароль')).type).toBe('text')
    press('Увійти')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Увійти' }).getAttribute('aria-busy')).toBe(null))
    expect((await field('Пароль')).value).toBe('wrong')
    await type('Пароль', 'Supplier1!')
    press('Увійти')
    await waitFor(() => expect(document.title).toMatch(/^Suppliers (\(\d+\) )?· Головна$/))
  })
})

describe('signing up', () => {
  const fill = async (telephone: string) => {
    await heading('Реєстрація постачальника')
    await type('Ім’я', 'Анна')
    await type('Прізвище', 'Тестова')
    await type('Номер телефону', telephone)
    await type('Пароль', 'Supplier1!')
    fireEvent.click(screen.getByRole('checkbox'))
    press('Зареєструватися')
  }

  it('shows every error and focuses the first invalid field', async () => {
    open('/auth/signup')
    await heading('Реєстрація постачальника')
    press('Зареєструватися')
    expect(screen.getAllByText('Заповніть це поле')).toHaveLength(2)
    expect(screen.getByText('Погодьтеся з умовами')).not.toBe(null)
    expect(document.activeElement).toBe(await field('Ім’я'))
    await type('Ім’я', 'Анна')
    expect(screen.getAllByText('Заповніть це поле')).toHaveLength(1)
  })

  it('leads a new supplier to the code form and then to the articles', async () => {
    open('/auth/signup')
    await fill('0931234567')
    await heading('Введіть код')
    await type('Код із SMS', '1234')
    await waitFor(() => expect(document.title).toMatch(/^Suppliers (\(\d+\) )?· Інформаційні статті$/))
  })

  it('offers to sign in with a number that is taken, and keeps it', async () => {
    open('/auth/signup')
    await fill('0671112233')
    fireEvent.click(await screen.findByRole('link', { name: 'Увійти з ним' }))
    await heading('Вхід для постачальників')
    expect((await field('Номер телефону')).value).toBe('(067)-111-22-33')
  })
})

describe('recovery', () => {
  it('changes the password and confirms it', async () => {
    open('/auth/recover-password')
    await heading('Відновлення пароля')
    await type('Номер телефону', '0671112233')
    press('Надіслати код')
    await heading('Новий пароль')
    expect((await field('Код із SMS')).value).toBe('')
    press('Зберегти пароль')
    expect(screen.getByText('Заповніть це поле')).not.toBe(null)
    await type('Код із SMS', '1234')
    await type('Новий пароль', 'Supplier2!')
    await type('Повторіть пароль', 'Supplier3!')
    press('Зберегти пароль')
    expect(screen.getByText('Паролі не збігаються')).not.toBe(null)
    await type('Повторіть пароль', 'Supplier2!')
    press('Зберегти пароль')
    await heading('Вхід за паролем')
    expect(await screen.findByText('Пароль змінено. Увійдіть із новим паролем.')).not.toBe(null)
  })

  it('redirects to its first step when no code was requested', async () => {
    const app = open('/auth/recover-password-code')
    await heading('Відновлення пароля')
    expect(app.getSnapshot().context.location.to).toBe('recover-password')
  })
})

it('a wrong code shows an error and can be typed again; the number can be changed', async () => {
  open('/auth')
  await type('Номер телефону', '0671112233')
  press('Отримати код')
  await type('Код із SMS', '9999')
  await waitFor(async () => expect((await field('Код із SMS')).getAttribute('aria-invalid')).toBe('true'))
  expect((await field('Код із SMS')).value).toBe('')
  press('Змінити номер')
  await heading('Вхід для постачальників')
  expect((await field('Номер телефону')).value).toBe('(067)-111-22-33')
})
