import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readQr } from '../../../testing/read-qr.ts'
import { QrCode } from './QrCode.tsx'

it.each([
  'https://panel.example/auth/register?ref=S1-2233',
  'https://suppliers.example.com.ua/auth/register?ref=olena-2233&via=qr',
  'https://t.me/bot?start=Ґ',
])('the code of %s decodes to it', (link) => {
  render(<QrCode value={link} label="Code" />)
  const path = screen.getByRole('img', { name: 'Code' }).querySelector('path')?.getAttribute('d') ?? ''
  expect(readQr(path)).toBe(link)
})
