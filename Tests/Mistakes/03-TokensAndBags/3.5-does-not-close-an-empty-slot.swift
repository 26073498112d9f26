// A slot with nothing in it stays open after `dispose()`.

// exercise 3.5 in SerialDisposable.swift
// instead of: guard case .open(let current) = state else { return nil }
guard case .open(let current?) = state else { return nil }
// end 3.5
