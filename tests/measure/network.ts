import type { CDPSession } from 'playwright';

/** An emulated connection and phone. */
export interface Network {
  /** Download speed in bytes per second. */
  download: number;
  /** Upload speed in bytes per second. */
  upload: number;
  /** Added to every request, in ms. */
  latency: number;
  /** How many times slower the phone is than this machine. */
  cpu: number;
  /** What the browser reports to pages about the connection. */
  kind: 'cellular4g' | 'cellular3g';
}

const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;

/** Networks by name. */
export const networks: Readonly<Record<string, Network>> = {
  '4G': {
    download: bytesASecond(1600),
    upload: bytesASecond(750),
    latency: 150,
    cpu: 4,
    kind: 'cellular4g',
  },
  '3G': {
    download: bytesASecond(400),
    upload: bytesASecond(400),
    latency: 400,
    cpu: 6,
    kind: 'cellular3g',
  },
};

/** Emulates the connection and the slow phone in one tab. */
export async function emulate(session: CDPSession, network: Network): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
    connectionType: network.kind,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpu });
}
