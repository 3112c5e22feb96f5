type Task = 'extract' | 'check'

export function keepThreads(tasks?: readonly Task[]): () => void
export function endThreads(task: Task): void
