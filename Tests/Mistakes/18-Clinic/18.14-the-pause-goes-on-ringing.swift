// The timer of a failure goes on ringing: if the next attempt takes longer than a pause, the one after it
// comes too early.

// exercise 18.14 in DiaryUpload.swift
// instead of: return .timer(pause, scheduler: scheduler)
return .timer(pause, period: pause, scheduler: scheduler)
// end 18.14
