import { command, type Command } from './commandKinds';
import { printBackups, printReports, printRotated } from './printMaintenance';

/** The commands for monitoring and backups, by name. */
export const maintenanceCommands: readonly (readonly [string, Command])[] = [
  [
    'links rotate',
    {
      ...command(
        async (desk, { closeDesks, by }) => ({ closed: await desk.rotateLinks(closeDesks, by) }),
        printRotated,
      ),
      options: ['close-desks'],
    },
  ],
  ['reports list', command((desk) => desk.listReports(), printReports)],
  ['backups list', command((desk) => desk.listBackups(), printBackups)],
];
