import type { ReviewsPort } from '../../../src/reviews/reviews.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { reviewsPath, SummaryReply } from './reviews.wire.ts'

export const reviewsOverHttp = (http: Http): ReviewsPort => ({
  async fetchSummary(store, signal) {
    const query = store === null ? {} : { store_id: store }
    const { data } = read(SummaryReply, await http('GET', `${reviewsPath}/summary`, { query, signal }))
    const { average, total, answered_percent: answeredPercent, median_answer_seconds: answerSeconds } = data
    return { average, total, answeredPercent, answerSeconds }
  },
})
