import { test } from '../seated.ts'
import { play } from './play.ts'
import { promptsArea } from './prompts.area.ts'

play(test, promptsArea)
