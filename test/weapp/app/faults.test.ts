/** Failure cases by subject, sharing one server. Sessions come last: they move its clock by months. */
import './faults/entry.ts'
import './faults/language.ts'
import './faults/requests.ts'
import './faults/session.ts'
