import { kopecks } from '../kernel/money.ts'
import { typedSum } from '../kit/fields/amount.domain.ts'
import { money, readMoney } from '../kit/fields/number-fields.domain.ts'
import { picks } from '../kit/fields/pick-fields.domain.ts'
import { text } from '../kit/fields/record-fields.domain.ts'
import { day, kyivDayAt } from '../kit/fields/time-fields.domain.ts'
import { manyOf, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import {
  copy,
  finish,
  frozen,
  mayFinish,
  mayRewrite,
  mayStart,
  pause,
  promotionStatuses,
  resume,
  startOf,
} from '../promotion/promotion.domain.ts'
import { budgetMistakes, type Campaign, campaignMistakes, campaignRow, forecastQuestion } from './campaigns.domain.ts'

export { type Campaign, type Forecast, isDear, totalsOf } from './campaigns.domain.ts'

const budgetFields = {
  dailyBudget: money({ required: true, min: kopecks(100) }),
  totalBudget: money({ min: kopecks(100) }),
}
const typedBudget = ({ dailyBudget, totalBudget }: Campaign) => ({
  dailyBudget: typedSum(dailyBudget),
  totalBudget: typedSum(totalBudget),
})

const form = {
  title: text({ required: true, min: 3, max: 100 }),
  products: picks('products', { required: true }),
  bid: money({ required: true, min: kopecks(1) }),
  ...budgetFields,
  startsOn: day({ required: true }),
  endsOn: day(),
}

export const campaigns = defineSection(campaignRow)({
  id: 'campaigns',
  route: 'advertising',
  param: 'campaign',
  namedBy: ['title', 'products'],
  query: {
    search: search(),
    status: manyOf(promotionStatuses),
    sort: sort(['-created_at', '-cost', '-orders', 'ad_share']),
    size: size(),
  },
  form,
  initialValues: (_, { now }) => ({ startsOn: kyivDayAt(now) }),
  groups: {
    what: ['title', 'products'],
    cost: ['bid', 'dailyBudget', 'totalBudget'],
    time: ['startsOn', 'endsOn'],
  },
  statesOf: (_, row) => (row === null || mayRewrite(row) ? {} : frozen(form)),
  mistakesOf: campaignMistakes,
  questionOf: ({ products, bid, dailyBudget }, row) =>
    row === null || mayRewrite(row) ? forecastQuestion(products, bid, dailyBudget) : null,
  // A campaign stops when its products sell out.
  dependsOn: ['products'],
  mayEdit: mayRewrite,
  mayOpen: () => true,
  next: (row) => (mayStart(row) ? 'start' : null),
  commands: {
    start: { ...startOf<Campaign>(budgetFields, typedBudget), statesOf: () => frozen(budgetFields) },
    pause,
    resume,
    budget: {
      said: 'budgetChanged',
      may: mayFinish,
      isKeyed: true,
      form: budgetFields,
      initialValuesOf: typedBudget,
      isDone: (row, { dailyBudget, totalBudget }) =>
        row?.dailyBudget === readMoney(String(dailyBudget)) && row.totalBudget === readMoney(String(totalBudget)),
      mistakesOf: ({ dailyBudget, totalBudget }) => budgetMistakes(String(dailyBudget), String(totalBudget)),
    },
    finish,
    copy,
  },
})
export type Campaigns = typeof campaigns
