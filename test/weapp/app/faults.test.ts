/**
 * Failure cases by subject, sharing one server. Sessions come last: they move its clock forward by a month at
 * a time.
 */
import './faults/entry.ts'
import './faults/language.ts'
import './faults/requests.ts'
import './faults/session.ts'
