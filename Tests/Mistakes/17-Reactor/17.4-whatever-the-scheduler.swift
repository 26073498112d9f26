// Sends the actions on the calling thread, whatever the scheduler is.

// exercise 17.4 in ActionSubject.swift
// instead of: let token = sent.asObservable().observe(on: scheduler)
let token = sent.asObservable().observe(on: CurrentThreadScheduler.instance)
// end 17.4
