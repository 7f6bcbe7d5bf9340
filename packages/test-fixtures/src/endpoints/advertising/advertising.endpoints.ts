import { CampaignBody, campaignsPath, campaignsWire } from '@supplier/core/adapters/http/advertising/advertising.wire'
import { forecastOnWire } from '@supplier/core/adapters/http/advertising/campaigns.wire'
import * as v from 'valibot'
import { ok } from '../../http/laravel.ts'
import { bodyRefusal, budget, lowestBid, start } from '../../world/advertising/campaign-commands.ts'
import {
  blankCampaign,
  type CampaignRecord,
  campaignAsOf,
  campaignRules,
  campaignSeeds,
  campaignsName,
} from '../../world/advertising/campaigns.ts'
import { finish, mayChange, mended, only, pause, resume, withSpending } from '../../world/advertising/promotion.ts'
import type { StoredRecord } from '../../world/world.ts'
import { OneOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { byNumber, sectionEndpoints } from '../kit/section.ts'
import { shownCampaignRow } from './advertising.view.ts'

const of = (record: StoredRecord) => record as CampaignRecord

const forecast = supplierEndpoint({
  method: 'POST',
  path: `${campaignsPath}/forecast`,
  assumed: true,
  body: v.object({ product_ids: v.array(v.number()), bid: v.number(), daily_budget: v.number() }),
  answer: OneOf(forecastOnWire),
  handle: (world, { body: { product_ids: ids, bid, daily_budget: budget } }) => {
    const clicks = Math.floor(budget / Math.max(bid, 0.01))
    return [
      world,
      ok({
        data: {
          min_bid: lowestBid(ids),
          impressions: { min: clicks * 40, max: clicks * 70 },
          clicks: { min: Math.floor(clicks * 0.7), max: clicks },
          cost: { min: Math.round(budget * 70) / 100, max: budget },
          enough_data: ids.length > 0,
        },
      }),
    ]
  },
})

export const advertisingEndpoints = sectionEndpoints({
  name: campaignsName,
  wire: campaignsWire,
  event: 'campaign.changed',
  more: [forecast],
  body: CampaignBody,
  seeds: campaignSeeds,
  made: blankCampaign,
  textOf: ({ title }) => String(title),
  filters: { status: (record, chosen) => chosen.includes(of(record).status) },
  sorts: {
    cost: byNumber('spent'),
    orders: byNumber('orders'),
    ad_share: (one, other) => of(one).spent * of(other).revenue - of(other).spent * of(one).revenue,
    created_at: byNumber('id'),
  },
  asOf: campaignAsOf,
  refuses: ['not_enough'],
  shownAs: shownCampaignRow,
  isKeyed: true,
  becomes: mended,
  complaint: (fields, _, world, supplier) => bodyRefusal(fields, world, supplier),
  mayChange,
  after: (world, supplier, records, { now, before }) =>
    withSpending(campaignRules, world, supplier, before, records, now),
  commands: {
    start: only(['draft'], start),
    pause,
    resume,
    finish,
    copy: (record) => ({
      made: {
        ...blankCampaign,
        title: `${of(record).title} (копія)`,
        product_ids: of(record).product_ids,
        bid: of(record).bid,
        daily_budget: of(record).daily_budget,
        total_budget: of(record).total_budget,
        starts_on: of(record).starts_on,
        ends_on: null,
      },
    }),
    budget: only(['active', 'paused', 'scheduled'], budget),
  },
})
