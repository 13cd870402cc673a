/** An invalid setting; the message is one line that names the variable or the line of a file, never a value. */
export class ConfigError extends Error {
  /** @override */
  name = 'ConfigError';
}
