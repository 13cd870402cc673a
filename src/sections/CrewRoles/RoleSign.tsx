import HeadsetMic from '@mui/icons-material/HeadsetMic';
import LocalHospital from '@mui/icons-material/LocalHospital';
import MedicalServices from '@mui/icons-material/MedicalServices';
import MonitorHeart from '@mui/icons-material/MonitorHeart';

const signs = {
  phone: HeadsetMic,
  bag: MedicalServices,
  monitor: MonitorHeart,
  hospital: LocalHospital,
};

/** What stands for a role: a headset, a bag, a monitor, a hospital. */
export type RoleKind = keyof typeof signs;

/** Sign of a role; the name beside it says the same. */
export function RoleSign({ kind }: { kind: RoleKind }) {
  const Sign = signs[kind];
  return <Sign />;
}
