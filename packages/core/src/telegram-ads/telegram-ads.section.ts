import { kopecks } from '../kernel/money.ts'
import { typedSum } from '../kit/fields/amount.domain.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { money } from '../kit/fields/number-fields.domain.ts'
import { pick, picks } from '../kit/fields/pick-fields.domain.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import { day, kyivDayAt } from '../kit/fields/time-fields.domain.ts'
import { manyOf, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import {
  copy,
  finish,
  frozen,
  mayRewrite,
  mayStart,
  pause,
  promotionStatuses,
  resume,
  startOf,
} from '../promotion/promotion.domain.ts'
import {
  type AdProblem,
  adButtons,
  adQuestion,
  linkMistakes,
  longestAd,
  type TelegramAd,
  telegramAdRow,
} from './ads.domain.ts'

export {
  type AdButton,
  type AdProblem,
  type AdProblemCode,
  adProblemCodes,
  longestAd,
  markedParts,
  type ProductFacts,
  pricesOf,
  type TelegramAd,
  textProblems,
} from './ads.domain.ts'

const form = {
  title: text({ required: true, min: 3, max: 100 }),
  product: pick('advertised-products', { required: true }),
  text: text({ required: true, max: longestAd, area: true }),
  button: choice(adButtons),
  url: text({
    required: true,
    max: 500,
    input: 'url',
    rule: (typed) => (/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(typed) ? null : { key: 'telegramAds.notALink' }),
  }),
  channels: picks('telegram-channels', { required: true, max: 50 }),
  budget: money({ required: true, min: kopecks(100_00) }),
  startsOn: day({ required: true }),
}

export const telegramAds = defineSection(telegramAdRow)({
  id: 'telegram-ads',
  route: 'telegram-ads',
  param: 'ad',
  namedBy: ['title', 'product'],
  query: {
    search: search(),
    status: manyOf(promotionStatuses),
    sort: sort(['-created_at', '-cost', 'starts_on']),
    size: size(),
  },
  form,
  initialValues: (_, { now }) => ({ startsOn: kyivDayAt(now) }),
  groups: {
    what: ['title', 'product', 'text', 'button', 'url'],
    where: ['channels'],
    cost: ['budget', 'startsOn'],
  },
  statesOf: (_, row) => (row === null || mayRewrite(row) ? {} : frozen(form)),
  questionOf: ({ text: written, url }, row) => (row === null || mayRewrite(row) ? adQuestion(written, url) : null),
  answerMistakesOf: (answer) => linkMistakes((answer ?? []) as readonly AdProblem[]),
  // A product that sells out stops its ad.
  dependsOn: ['products'],
  mayEdit: mayRewrite,
  mayOpen: () => true,
  next: (row) => (mayStart(row) ? 'submit' : null),
  commands: {
    // A channel may have no room on the day: it is changed in the same dialog, and what was typed stays.
    submit: {
      ...startOf<TelegramAd>({ budget: form.budget, startsOn: form.startsOn }, ({ budget, startsOn }) => ({
        budget: typedSum(budget),
        startsOn: startsOn ?? '',
      })),
      said: 'adSubmitted',
      statesOf: () => ({ budget: 'locked' }),
    },
    pause,
    resume,
    stop: finish,
    copy,
  },
})
export type TelegramAds = typeof telegramAds
