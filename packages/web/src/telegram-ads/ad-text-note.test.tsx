import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import type { AdProblem } from '@supplier/core/telegram-ads/telegram-ads.section'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdTextNote } from './AdTextNote.tsx'
import { telegramAdsTranslations } from './telegram-ads.translations.ts'

const { more: t } = telegramAdsTranslations.uk

const shown = (text: string, answer: readonly AdProblem[] | null) => {
  const state = { question: { text, url: '' }, isLoading: answer === null, answer, failure: null }
  const view = { ...state, message: null, mayRetry: false } as AnswerView<readonly AdProblem[]>
  const { container } = render(<AdTextNote text={text} answer={view} onRetry={() => {}} t={t} />)
  return { said: container.textContent, marks: [...container.querySelectorAll('mark')].map((one) => one.textContent) }
}

test('problems are marked at their words and said below; those of the link stand at its field', () => {
  const text = 'Плед 🎁 НОВИЙ!!'
  const problem = { isRefused: false, message: 'Модератор: ні.' }
  const { said, marks } = shown(text, [
    { ...problem, code: 'caps', range: { from: 8, to: 13 } },
    { ...problem, code: 'unheard_of', range: { from: 13, to: 15 } },
    { ...problem, code: 'link_shortened', range: null },
  ])
  expect(marks).toEqual(['НОВИЙ', '!!'])
  expect(said).toContain(`15 / 160`)
  expect(said).toContain(`«НОВИЙ» ${t.caps}`)
  expect(said).toContain('«!!» Модератор: ні.')
  expect(said).not.toContain(t.link_shortened)
})

test('a text without problems says so, and one that is being checked waits', () => {
  expect(shown('Плед', [])).toEqual({ said: `4 / 160${t.noProblems}`, marks: [] })
  expect(shown('Плед', null).said).toBe(`4 / 160${t.asking}`)
})
