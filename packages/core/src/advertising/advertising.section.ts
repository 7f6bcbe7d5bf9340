import { kopecks } from '../kernel/money.ts'
import { typedSum } from '../kit/form/amount.domain.ts'
import { money, readMoney } from '../kit/form/number-fields.domain.ts'
import { picks } from '../kit/form/pick-fields.domain.ts'
import { text } from '../kit/form/record-fields.domain.ts'
import { day } from '../kit/form/time-fields.domain.ts'
import { manyOf, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import {
  budgetMistakes,
  type Campaign,
  campaignMistakes,
  campaignStatuses,
  forecastQuestion,
  isRunning,
  mayFinish,
  mayPause,
  mayResume,
  mayRewrite,
  mayStart,
} from './campaigns.domain.ts'

export {
  type AdvertisedProduct,
  type Campaign,
  type CampaignStatus,
  type Forecast,
  isDear,
  spentPart,
} from './campaigns.domain.ts'

const locked = 'locked' as const
const frozen = {
  title: locked,
  products: locked,
  bid: locked,
  dailyBudget: locked,
  totalBudget: locked,
  startsOn: locked,
  endsOn: locked,
}
const budgetFields = {
  dailyBudget: money({ required: true, min: kopecks(100) }),
  totalBudget: money({ min: kopecks(100) }),
}
const typedBudget = ({ dailyBudget, totalBudget }: Campaign) => ({
  dailyBudget: typedSum(dailyBudget),
  totalBudget: typedSum(totalBudget),
})

export const campaigns = defineSection<Campaign>()({
  id: 'campaigns',
  route: 'advertising',
  param: 'campaign',
  query: {
    search: search(),
    status: manyOf(campaignStatuses),
    sort: sort(['-created_at', '-cost', '-orders', 'ad_share']),
    size: size(),
  },
  form: {
    title: text({ required: true, min: 3, max: 100 }),
    products: picks('products', { required: true }),
    bid: money({ required: true, min: kopecks(1) }),
    ...budgetFields,
    startsOn: day({ required: true }),
    endsOn: day(),
  },
  groups: {
    what: ['title', 'products'],
    cost: ['bid', 'dailyBudget', 'totalBudget'],
    time: ['startsOn', 'endsOn'],
  },
  statesOf: (_, row) => (row === null || mayRewrite(row) ? {} : frozen),
  mistakesOf: campaignMistakes,
  questionOf: ({ products, bid, dailyBudget }, row) =>
    row === null || mayRewrite(row) ? forecastQuestion(products, bid, dailyBudget) : null,
  mayEdit: mayRewrite,
  mayOpen: () => true,
  next: (row) => (mayStart(row) ? 'start' : null),
  commands: {
    // The server reserves the day's budget and moves nothing between balances. A campaign that has started refuses
    // another start, so a repeated request reserves nothing more.
    start: {
      may: mayStart,
      // The server compares these budgets with its own, and refuses a start that confirms other figures.
      form: budgetFields,
      beginsOf: typedBudget,
      statesOf: () => ({ dailyBudget: locked, totalBudget: locked }),
      mendedAt: (reason) => (reason === 'no_funds' ? { to: 'main-balance', search: '?transfer' } : null),
      isDone: (row) => row !== null && !mayStart(row),
    },
    pause: { may: mayPause, isDone: (row) => row?.status === 'paused' },
    resume: { may: mayResume, isDone: (row) => row !== null && isRunning(row) },
    budget: {
      may: mayFinish,
      form: budgetFields,
      beginsOf: typedBudget,
      isDone: (row, { dailyBudget, totalBudget }) =>
        row?.dailyBudget === readMoney(String(dailyBudget)) && row.totalBudget === readMoney(String(totalBudget)),
      mistakesOf: ({ dailyBudget, totalBudget }) => budgetMistakes(String(dailyBudget), String(totalBudget)),
    },
    finish: { may: mayFinish, asks: true, isDone: (row) => row?.status === 'finished' },
    copy: { may: () => true, creates: true },
  },
})
export type Campaigns = typeof campaigns
