// An observer that comes before anything was sent does not count as the first.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: guard state.backlog == nil else { return nil }
if state.doors.count > 0 { state.backlog = nil }
guard state.backlog == nil else { return nil }

// instead of: let isFirst = state.backlog != nil
// instead of: past = state.backlog.take() ?? [state.end].compactMap(\.self)
let isFirst = state.backlog?.isEmpty == false
past = state.backlog ?? [state.end].compactMap(\.self)
if isFirst { state.backlog = nil }
// end 7.13
