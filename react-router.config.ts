import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // One cached file of 7 KB for the back-office; asking for the routes of a screen's links makes addresses of any length.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
