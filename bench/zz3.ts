import { measureRate } from './measure.ts';
const server = { port: Number(process.argv[2]), pid: Number(process.argv[3]) };
for (let n = 0; n < 7; n++) { const one = await measureRate(server as never, { path: '/', headers: { 'accept-encoding': 'br' } }, 1500); console.log(one.perSecond.toFixed(0), one.cpu?.toFixed(2)); }
