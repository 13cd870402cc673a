/** Script of the staff desk while developing. */
import './reload';
import '../client/desk';
