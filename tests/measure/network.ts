import type { CDPSession } from 'playwright';

/** A line and a phone to emulate. */
export interface Network {
  /** Bytes a second towards the visitor. */
  download: number;
  /** Bytes a second from the visitor. */
  upload: number;
  /** Added to every request, in ms. */
  latency: number;
  /** How many times slower than this machine the phone is. */
  cpu: number;
  /** What the browser tells pages about the line. */
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

/** Puts one tab on that network and makes its phone slow. */
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
