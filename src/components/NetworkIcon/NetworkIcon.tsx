import SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** A social network on which the service has a page. */
export type Network = 'facebook' | 'instagram' | 'linkedin' | 'twitter' | 'whatsapp';

export interface NetworkIconProps {
  /** Network whose logo is shown. */
  network: Network;
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

// Drawn with few points, because they are in the HTML of every page.
const signs: Readonly<Record<Network, ReactNode>> = {
  facebook: <path d="M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-1 0-1 1-1z" />,
  linkedin: <path d="M4 9h4v12H4zM4 3h4v4H4zM10 9h4v1.6c2-2.9 8-2.4 8 3.4v7h-4v-6c0-3.6-4-3.6-4 0v6h-4z" />,
  instagram: (
    <g {...line}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.5 7h1" />
    </g>
  ),
  // The logo since Twitter became X.
  twitter: <path {...line} d="M4 4h4l12 16h-4zM20 4L4 20" />,
  whatsapp: (
    <>
      <path {...line} d="M3 21l1.4-5a9 9 0 1 1 3.6 3.6z" />
      <path d="M8 7h3l1 3-1.5 1.2a6 6 0 0 0 2.3 2.3L14 12l3 1v3c-5 1-10-4-9-9z" />
    </>
  ),
};

/** The logo of a network. Decorative: the network's name stands beside it or on the link around it. */
export function NetworkIcon({ network }: NetworkIconProps) {
  return <SvgIcon aria-hidden>{signs[network]}</SvgIcon>;
}
