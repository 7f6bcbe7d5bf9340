import { test } from '../seated.ts'
import { paywallArea } from './paywall.area.ts'
import { play } from './play.ts'

play(test, paywallArea)
