// A value can always be read, also when there is none that holds.

// exercise 7.6 in BehaviorSubject.swift
if case .disposed = life { throw RxError.disposed(object: self) }
return value
// end 7.6
