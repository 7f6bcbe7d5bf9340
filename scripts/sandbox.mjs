// The sandbox alone, for people who work on the view; run by tsx.
import { serve } from '../packages/test-fixtures/src/bin/serve.ts'

await serve(process.argv.slice(2), process.env)
